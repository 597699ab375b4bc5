import type { MeterDetail } from '@imah/contract/metering';
import { DescriptionList, Heading, Link, Stack } from '@imah/ui';
import { useDay, useFormat } from '@imah/app/i18n';
import { useMilli } from '../parts/use-quantity.ts';
import { useMeteringTexts } from '../texts.ts';

/** What is known of the thing on the wall, and of the ones before and after it. */
export function MeterFacts({ meter }: { readonly meter: MeterDetail }) {
  const t = useMeteringTexts();
  const day = useDay();
  const format = useFormat();
  const milli = useMilli();
  const { buildingId, number, role, location, installedOn, digits, multiplierE6, seal, verifyUntil } = meter;
  const other = (id: string) => <Link href={`/imah/building/${buildingId}/meter/${id}`}>{t('meter.open')}</Link>;
  return (
    <Stack gap="md" as="section" aria-label={t('meter.facts')}>
      <Heading level={3}>{t('meter.facts')}</Heading>
      <DescriptionList
        items={[
          { term: t('meter.number'), detail: number },
          { term: t('meter.role'), detail: t(`roles.${role}`) },
          ...(location === '' ? [] : [{ term: t('meter.location'), detail: location }]),
          { term: t('meter.installed'), detail: day(installedOn) },
          { term: t('meter.digits'), detail: format.number(digits) },
          { term: t('meter.multiplier'), detail: milli(multiplierE6 / 1000) },
          { term: t('meter.seal'), detail: seal ?? '—' },
          { term: t('meter.verify'), detail: verifyUntil === null ? '—' : day(verifyUntil) },
          ...(meter.replacesMeterId === null
            ? []
            : [{ term: t('meter.replaces'), detail: other(meter.replacesMeterId) }]),
          ...(meter.replacedById === null ? [] : [{ term: t('meter.replacedBy'), detail: other(meter.replacedById) }]),
        ]}
      />
    </Stack>
  );
}
