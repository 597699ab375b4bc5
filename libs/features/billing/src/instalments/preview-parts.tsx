import type { InstalmentPreview } from '@imah/contract/payments';
import { Heading, List, ListRow, Skeleton, Stack, Text } from '@imah/ui';
import { useDay, useFormat } from '@imah/app/i18n';
import { Read, type ReadState } from '@imah/app/read';
import { useInstalmentTexts } from './texts.ts';

/** The parts of a plan as it would be, and what they come to. */
export function PreviewParts({ preview }: { readonly preview: ReadState<InstalmentPreview> | null }) {
  const t = useInstalmentTexts();
  const format = useFormat();
  const day = useDay();
  if (preview === null) return <Text tone="muted">{t('form.noTerms')}</Text>;
  return (
    <Stack gap="sm" as="section" aria-label={t('form.parts')}>
      <Heading level={3} size="sm">
        {t('form.parts')}
      </Heading>
      <Read of={preview} level={3} loading={<Skeleton shape="row" />} failed={t('failed')}>
        {({ parts, total }) =>
          parts.length === 0 ? (
            <Text tone="muted">{t('form.noParts')}</Text>
          ) : (
            <>
              <List>
                {parts.map(({ position, dueOn, amount }) => (
                  <ListRow
                    key={position}
                    title={day(dueOn)}
                    trailing={<Text weight="semibold">{format.rupiah(amount)}</Text>}
                  />
                ))}
              </List>
              <Text weight="semibold">{t('form.total', { amount: format.rupiah(total) })}</Text>
            </>
          )
        }
      </Read>
    </Stack>
  );
}
