import { useApiClient } from '@imah/api-client/react';
import type { TicketConditions, TicketRuleTrial } from '@imah/contract/tickets';
import { Button, List, ListRow, Notice, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { explainFailure, useFormTexts } from '@imah/app/form';
import { useTicketSettingsTexts } from './texts.ts';

interface RuleTrialProps {
  readonly orgId: string;
  readonly conditions: TicketConditions;
}

/** Which of the newest tickets the rule would have been about. */
export function RuleTrial({ orgId, conditions }: RuleTrialProps) {
  const t = useTicketSettingsTexts();
  const tf = useFormTexts();
  const client = useApiClient();
  const [found, setFound] = useState<TicketRuleTrial | string | null>(null);

  async function attempt(): Promise<void> {
    try {
      setFound((await client.tryTicketRule({ params: { orgId }, body: conditions })).data);
    } catch (error) {
      setFound(explainFailure(tf, error).message);
    }
  }
  return (
    <Stack gap="sm">
      <Button onClick={() => void attempt()}>{t('rules.try')}</Button>
      {found === null ? null : typeof found === 'string' ? (
        <Notice tone="danger" announce="assertive">
          {found}
        </Notice>
      ) : (
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
