import type { TicketConditions, TicketRuleTrial } from '@imah/contract/tickets';
import { Button, List, ListRow, Callout, Stack, Text } from '@imah/ui';
import { type Command, useCommand } from '@imah/app/command';
import { explainFailure, useFormTexts } from '@imah/app/form';
import { useTicketSettingsTexts } from './texts.ts';

interface RuleTrialProps {
  readonly orgId: string;
  readonly conditions: TicketConditions;
}

/** Changes nothing, and is asked by hand each time: what it answers with is not kept. */
const tryRule: Command<RuleTrialProps, { readonly data: TicketRuleTrial }> = {
  call: (client, { orgId, conditions }) => client.tryTicketRule({ params: { orgId }, body: conditions }),
};

/** Which of the newest tickets the rule would have been about. */
export function RuleTrial({ orgId, conditions }: RuleTrialProps) {
  const t = useTicketSettingsTexts();
  const tf = useFormTexts();
  const { run, outcome, error } = useCommand(tryRule, { refusal: 'caller' });
  const refusal = error === null ? null : explainFailure(tf, error).message;
  const found = outcome?.kind === 'sent' ? outcome.answer.data : null;
  return (
    <Stack gap="sm">
      <Button onClick={() => void run({ orgId, conditions })}>{t('rules.try')}</Button>
      {refusal === null ? null : (
        <Callout tone="danger" announce="assertive">
          {refusal}
        </Callout>
      )}
      {found === null ? null : (
        <>
          <Text size="sm" aria-live="polite">
            {t('rules.tried', { count: found.matched.length, tried: String(found.tried) })}
          </Text>
          <List>
            {found.matched.slice(0, 5).map(({ id, number, title }) => (
              <ListRow key={id} title={title} description={number} href={`/imah/ticket/${id}`} />
            ))}
          </List>
        </>
      )}
    </Stack>
  );
}
