import type { Budget } from '@imah/contract/finances';
import { type AskedBudgetMove, askedBudgetMoves } from '@imah/contract/finances/words';
import { Button, ConfirmDialog } from '@imah/ui';
import { useState } from 'react';
import { useCommand } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { changeBooks } from '../commands.ts';
import { ReturnForm } from './return-form.tsx';
import { useBudgetTexts } from './texts.ts';

/** What the reader may do to a budget; what needs a reason asks for it first. */
export function BudgetActions({ budget }: { readonly budget: Budget }) {
  const t = useBudgetTexts();
  const [moving, setMoving] = useState<AskedBudgetMove | null>(null);
  const [dialog, setDialog] = useState<'shut' | 'return' | 'discard'>('shut');
  const toast = useToast();
  const { run, isPending } = useCommand(changeBooks);
  const { id: budgetId, orgId, moves, version } = budget;

  async function send(move: AskedBudgetMove): Promise<void> {
    setMoving(move);
    const { kind } = await run((client) => client.moveBudget({ params: { orgId, budgetId }, body: { move }, version }));
    setMoving(null);
    setDialog('shut');
    if (kind === 'sent') toast('success', t(`moved.${move}`));
  }

  return (
    <>
      {askedBudgetMoves
        .filter((move) => moves.includes(move))
        .map((move) => (
          <Button
            key={move}
            tone={move === 'discard' ? 'danger' : move === 'return' ? 'neutral' : 'primary'}
            loading={isPending && moving === move}
            onClick={() => (move === 'return' || move === 'discard' ? setDialog(move) : void send(move))}
          >
            {t(`moves.${move}`)}
          </Button>
        ))}
      <ConfirmDialog
        open={dialog === 'discard'}
        title={t('discard.title')}
        text={t('discard.text')}
        confirmLabel={t('moves.discard')}
        tone="danger"
        loading={isPending}
        onConfirm={() => void send('discard')}
        onClose={() => setDialog('shut')}
      />
      {dialog === 'return' ? <ReturnForm budget={budget} onClose={() => setDialog('shut')} /> : null}
    </>
  );
}
