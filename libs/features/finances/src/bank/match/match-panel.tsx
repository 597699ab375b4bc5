import type { BankAccount, MatchPart, StatementLine } from '@imah/contract/statements';
import { type MatchKind, matchKinds } from '@imah/contract/statements/words';
import { Button, Callout, Heading, IconButton, List, ListRow, Stack, Text, ToggleGroup } from '@imah/ui';
import { trashIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormat } from '@imah/app/i18n';
import { changeBooks } from '../../commands.ts';
import { useBankTexts } from '../texts.ts';
import { AccountPart } from './account-part.tsx';
import { EntryPart } from './entry-part.tsx';
import type { AddPart, ChosenPart } from './chosen-part.ts';
import { PayerPart } from './payer-part.tsx';
import { SettlementPart } from './settlement-part.tsx';
import { Suggestions } from './suggestions.tsx';

interface MatchPanelProps {
  readonly orgId: string;
  readonly account: BankAccount;
  readonly lines: readonly StatementLine[];
  readonly onDone: () => void;
}

/** What lines are matched with: what is suggested for one, or what somebody puts together until both come to the same amount. */
export function MatchPanel({ orgId, account, lines, onDone }: MatchPanelProps) {
  const t = useBankTexts();
  const format = useFormat();
  const [parts, setParts] = useState<readonly ChosenPart[]>([]);
  const [kind, setKind] = useState<MatchKind>('entry');
  const { isSending, answer, submit } = useSubmit(changeBooks, { told: { sent: () => t('own.done') }, onDone });
  const params = { orgId, bankAccountId: account.id };
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const rest = total - parts.reduce((sum, { amount }) => sum + amount, 0);
  const match = (given: readonly MatchPart[]) =>
    void submit((client) =>
      client.matchStatementLines({ params, body: { lineIds: lines.map(({ id }) => id), parts: [...given] } }),
    );
  const add: AddPart = (part) => setParts([...parts.filter(({ key }) => key !== part.key), part]);
  const shown = total > 0 ? matchKinds : matchKinds.filter((one) => one === 'entry' || one === 'account');
  const [line] = lines;
  const said = line?.description ?? '';
  const given = { ...params, rest, chosen: parts.map(({ key }) => key), onAdd: add };
  return (
    <Stack gap="lg">
      {answer?.message === undefined ? null : (
        <Callout tone="danger" announce="assertive">
          {Object.values(answer.errors)[0]?.[0] ?? answer.message}
        </Callout>
      )}
      {lines.length === 1 && line !== undefined ? (
        <Suggestions {...params} lineId={line.id} isSending={isSending} onTake={match} />
      ) : null}
      <Stack gap="md">
        <Heading level={3} size="sm">
          {t('own.title')}
        </Heading>
        <ToggleGroup
          label={t('own.kind')}
          width="full"
          value={kind}
          options={shown.map((value) => ({ value, label: t(`own.kinds.${value}`) }))}
          onChange={({ value }) => setKind(matchKinds.find((one) => one === value) ?? 'entry')}
        />
        {kind === 'entry' ? <EntryPart {...given} /> : null}
        {kind === 'payer' ? <PayerPart {...given} /> : null}
        {kind === 'settlement' ? <SettlementPart {...given} /> : null}
        {kind === 'account' ? <AccountPart {...given} said={said} /> : null}
      </Stack>
      {parts.length === 0 ? null : (
        <Stack gap="sm">
          <List aria-label={t('own.parts')}>
            {parts.map(({ key, title, amount }) => (
              <ListRow
                key={key}
                title={title}
                description={format.rupiah(amount)}
                trailing={
                  <IconButton
                    size="sm"
                    icon={trashIcon}
                    label={t('own.remove', { title })}
                    onClick={() => setParts(parts.filter((part) => part.key !== key))}
                  />
                }
              />
            ))}
          </List>
          <Text tone="muted">{rest === 0 ? t('own.even') : t('own.rest', { amount: format.rupiah(rest) })}</Text>
          <Button
            tone="primary"
            width="full"
            loading={isSending}
            disabled={rest !== 0}
            onClick={() => match(parts.map(({ part }) => part))}
          >
            {t('own.take')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
