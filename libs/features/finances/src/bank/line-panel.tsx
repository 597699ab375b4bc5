import type { BankAccount, StatementLine } from '@imah/contract/statements';
import { statementLineChart } from '@imah/contract/statements/words';
import { Button, DescriptionList, Inline, Sheet, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useDay, useFormat } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { changeBooks } from '../commands.ts';
import { MatchPanel } from './match/match-panel.tsx';
import { MatchedWith } from './matched-with.tsx';
import { IgnoringForm } from './ignoring-form.tsx';
import { useBankTexts } from './texts.ts';
import { UndoingForm } from './undoing-form.tsx';

interface LinePanelProps {
  readonly orgId: string;
  readonly account: BankAccount;
  readonly lines: readonly StatementLine[];
  readonly onClose: () => void;
}

/** One line, or several that are matched together: what the bank says of it, and what can be done. */
export function LinePanel({ orgId, account, lines, onClose }: LinePanelProps) {
  const t = useBankTexts();
  const format = useFormat();
  const can = useCan();
  const [form, setForm] = useState<'none' | 'ignore' | 'undo'>('none');
  const [line] = lines;
  const params = { orgId, bankAccountId: account.id };
  const restoring = useSubmit(changeBooks, { told: { sent: () => t('panel.restored') }, onDone: onClose });
  if (line === undefined) return null;
  const amount = format.rupiah(lines.reduce((sum, one) => sum + one.amount, 0));
  const mayChange = can('report.update', { orgId, everywhere: true }) === 'allowed';
  const moves = lines.length === 1 && mayChange ? statementLineChart[line.state] : {};
  return (
    <Sheet
      open
      size="lg"
      onClose={onClose}
      title={lines.length === 1 ? t('panel.title', { amount }) : t('panel.titleMany', { count: lines.length, amount })}
    >
      <Stack gap="lg">
        {lines.map((one) => (
          <Facts key={one.id} line={one} />
        ))}
        {line.match === null ? null : <MatchedWith match={line.match} />}
        {mayChange && lines.every(({ state }) => state === 'new') ? (
          <MatchPanel orgId={orgId} account={account} lines={lines} onDone={onClose} />
        ) : null}
        <Inline gap="sm">
          {moves.ignore === undefined ? null : <Button onClick={() => setForm('ignore')}>{t('panel.ignore')}</Button>}
          {moves.undo === undefined ? null : (
            <Button tone="danger" onClick={() => setForm('undo')}>
              {t('panel.undo')}
            </Button>
          )}
          {moves.restore === undefined ? null : (
            <Button
              loading={restoring.isSending}
              onClick={() =>
                void restoring.submit((client) =>
                  client.restoreStatementLine({ params: { ...params, lineId: line.id } }),
                )
              }
            >
              {t('panel.restore')}
            </Button>
          )}
        </Inline>
      </Stack>
      {form === 'ignore' ? (
        <IgnoringForm {...params} lineId={line.id} onDone={onClose} onClose={() => setForm('none')} />
      ) : null}
      {form === 'undo' && line.match !== null ? (
        <UndoingForm {...params} matchId={line.match.id} onDone={onClose} onClose={() => setForm('none')} />
      ) : null}
    </Sheet>
  );
}

function Facts({ line }: { readonly line: StatementLine }) {
  const t = useBankTexts();
  const format = useFormat();
  const day = useDay();
  const { on, description, reference, balance, reason } = line;
  return (
    <DescriptionList
      items={[
        { term: t('panel.day'), detail: day(on) },
        { term: t('panel.text'), detail: <Text>{description === '' ? t('lines.noText') : description}</Text> },
        ...(reference === null ? [] : [{ term: t('panel.reference'), detail: reference }]),
        ...(balance === null ? [] : [{ term: t('panel.balance'), detail: format.rupiah(balance) }]),
        ...(reason === null ? [] : [{ term: t('ignoring.reason'), detail: reason }]),
      ]}
    />
  );
}
