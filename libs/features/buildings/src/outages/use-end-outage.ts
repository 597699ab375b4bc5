import type { Outage } from '@imah/contract/outages';
import type { OutageEnding } from '@imah/contract/outages/words';
import { type Command, useCommand } from '@imah/app/command';
import { renewedBy } from '@imah/app/read';
import { useToast } from '@imah/app/shell';
import { useOutagesTexts } from './texts.ts';

interface Move {
  readonly outage: Outage;
  readonly to: OutageEnding | 'open';
}

const move: Command<Move, { readonly data: Outage }> = {
  call: (client, { outage: { buildingId, id, version }, to }) => {
    const params = { buildingId, outageId: id };
    return to === 'open'
      ? client.reopenOutage({ params, version })
      : client.endOutage({ params, version, body: { as: to } });
  },
  renews: ({ outage }) => renewedBy.outage(outage.buildingId),
};

/** Long enough to be read and pressed; people are told of the end after that. */
const undoMs = 20_000;

/** Ends an outage, with one way back; or opens it again. */
export function useEndOutage() {
  const t = useOutagesTexts();
  const toast = useToast();
  const { run, isPending } = useCommand(move);

  async function go(outage: Outage, to: Move['to']): Promise<void> {
    const outcome = await run({ outage, to });
    if (outcome.kind !== 'sent') return;
    const { title } = outage;
    const { data: now } = outcome.answer;
    if (to === 'open') {
      toast('success', t('told.reopened', { title }));
      return;
    }
    toast('success', t(`told.${to}`, { title }), {
      time: undoMs,
      action: { label: t('undo'), onPress: () => void go(now, 'open') },
    });
  }

  return { isPending, go: (outage: Outage, to: Move['to']) => void go(outage, to) };
}
