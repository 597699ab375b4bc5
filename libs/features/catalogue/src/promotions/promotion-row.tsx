import type { Promotion } from '@imah/contract/catalogue';
import { Badge, Button, ListRow } from '@imah/ui';
import { pencilIcon } from '@imah/ui/icons';
import { useSpan } from '../parts/use-span.ts';
import { useCatalogueTexts } from '../texts.ts';
import { useBenefit } from './use-benefit.ts';

interface PromotionRowProps {
  readonly promotion: Promotion;
  /** Left out: the person may only read it. */
  readonly onEdit?: () => void;
}

/** A promotion in the list: what it takes off, of what, when, and how often it can still be used. */
export function PromotionRow({ promotion, onEdit }: PromotionRowProps) {
  const t = useCatalogueTexts();
  const benefit = useBenefit();
  const span = useSpan({
    since: (from) => t('prices.since', { from }),
    between: (from, to) => t('prices.between', { from, to }),
  });
  const { name, code, from, to, quota, used, phase, productIds, categoryIds, stackable } = promotion;
  const isOfAll = productIds.length + categoryIds.length === 0;
  return (
    <ListRow
      title={name}
      description={[
        benefit(promotion),
        ...(isOfAll ? [t('promotions.ofAll')] : []),
        ...(productIds.length === 0 ? [] : [t('promotions.ofProducts', { count: productIds.length })]),
        ...(categoryIds.length === 0 ? [] : [t('promotions.ofCategories', { count: categoryIds.length })]),
        span(from, to),
        ...(code === null ? [] : [t('promotions.code', { code })]),
        ...(quota === null ? [] : [t('promotions.quota', { used, quota })]),
        ...(stackable ? [t('promotions.stackable')] : []),
      ].join(' · ')}
      chip={<Badge tone={phase === 'running' ? 'accent' : 'neutral'}>{t(`phases.${phase}`)}</Badge>}
      trailing={
        onEdit === undefined ? undefined : (
          <Button size="sm" icon={pencilIcon} aria-label={t('promotions.editNamed', { name })} onClick={onEdit}>
            {t('promotions.edit')}
          </Button>
        )
      }
    />
  );
}
