import type { ArrearsTotals } from '@imah/contract/payments';
import { ageBands } from '@imah/contract/payments/words';
import { Card, Grid, Stat } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { useArrearsTexts } from './texts.ts';

/** What all of it comes to, by age and together. */
export function AgeTotals({ totals }: { readonly totals: ArrearsTotals }) {
  const t = useArrearsTexts();
  const format = useFormat();
  return (
    <Grid as="section" columns={6} gap="md" aria-label={t('totals')}>
      {ageBands.map((age) => (
        <Card key={age}>
          <Stat label={t(`ages.${age}`)} value={format.rupiah(totals.byAge[age])} />
        </Card>
      ))}
      <Card>
        <Stat label={t('total')} value={format.rupiah(totals.outstanding)} />
      </Card>
    </Grid>
  );
}
