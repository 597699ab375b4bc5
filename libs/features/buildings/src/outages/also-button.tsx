import type { Outage } from '@imah/contract/outages';
import { Button } from '@imah/ui';
import { checkIcon, usersIcon } from '@imah/ui/icons';
import { type Command, useCommand } from '@imah/app/command';
import { renewedBy } from '@imah/app/read';
import { useOutagesTexts } from './texts.ts';

const setAlso: Command<Outage, { readonly data: Outage }> = {
  call: (client, { buildingId, id, also }) => {
    const params = { buildingId, outageId: id };
    return also === 'yes' ? client.leaveOutage({ params }) : client.joinOutage({ params });
  },
  renews: ({ buildingId }) => renewedBy.outage(buildingId),
};

/** Says that the person has it too, and takes that back. Nothing of an outage that is over. */
export function AlsoButton({ outage }: { readonly outage: Outage }) {
  const t = useOutagesTexts();
  const { run, isPending } = useCommand(setAlso);
  const { title, also, ended } = outage;
  if (ended !== null) return null;
  const isIn = also === 'yes';
  return (
    <Button
      size="sm"
      icon={isIn ? checkIcon : usersIcon}
      loading={isPending}
      aria-label={t(isIn ? 'also.undoOf' : 'also.sayOf', { title })}
      onClick={() => void run(outage)}
    >
      {t(isIn ? 'also.undo' : 'also.say')}
    </Button>
  );
}
