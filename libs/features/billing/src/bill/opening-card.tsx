import type { OpeningLine } from '@imah/contract/billing';
import { Card, Heading, Inline, Stack, Text } from '@imah/ui';
import type { ReactNode } from 'react';
import { useFormat } from '@imah/app/i18n';
import { useBillingTexts } from '../texts.ts';

/** What was owed before the books began, with what was written beside it. */
export function OpeningCard({ line, children }: { readonly line: OpeningLine; readonly children?: ReactNode }) {
  const t = useBillingTexts();
  const format = useFormat();
  return (
    <Card>
      <Stack gap="xs">
        <Inline justify="between" align="center">
          <Heading level={3} size="sm">
            {line.memo ?? t('kinds.opening')}
          </Heading>
          <Text weight="semibold">{format.rupiah(line.amount)}</Text>
        </Inline>
        <Text size="sm" tone="muted">
          {t('bill.openingText')}
        </Text>
        {children}
      </Stack>
    </Card>
  );
}
