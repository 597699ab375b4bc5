import type { LateFeePolicy } from '@imah/contract/payments';
import { useDay } from '@imah/app/i18n';
import { Card, Heading, Stack, Text } from '@imah/ui';
import { useLateFeeTexts } from './texts.ts';
import { useRuleText } from './use-rule-text.ts';

/** What was said of late fees, the newest first: for which place, by which rules, from when and by whom. */
export function PolicyList({ policies }: { readonly policies: readonly LateFeePolicy[] }) {
  const t = useLateFeeTexts();
  const ruleText = useRuleText();
  const day = useDay();
  return (
    <Stack gap="sm">
      {policies.map(({ id, scope, unitCode, mode, rules, dueFrom, createdByName }) => (
        <Card key={id}>
          <Stack gap="xs">
            <Heading level={3} size="sm">
              {unitCode === null ? t(`scopes.${scope}`) : t('unitScope', { unit: unitCode })}
            </Heading>
            {mode === 'charge' ? (
              rules.map((rule) => {
                const text = ruleText(rule);
                return <Text key={text}>{text}</Text>;
              })
            ) : (
              <Text>{t(`modes.${mode}`)}</Text>
            )}
            <Text size="sm" tone="muted">
              {t('rules.by', { day: day(dueFrom), name: createdByName })}
            </Text>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
