import { Button } from '@imah/ui';
import { listFilterIcon } from '@imah/ui/icons';
import { useTicketsTexts } from '../texts.ts';

interface FilterButtonProps {
  /** How many filters are in use. */
  readonly used: number;
  readonly onPress: () => void;
}

/** Opens the filters of a phone, and says how many of them hold. */
export function FilterButton({ used, onPress }: FilterButtonProps) {
  const t = useTicketsTexts();
  return (
    <Button
      size="lg"
      icon={listFilterIcon}
      aria-label={used === 0 ? t('filters.more') : t('phone.filters', { count: used })}
      onClick={onPress}
    >
      {used === 0 ? t('filters.more') : `${t('filters.more')} ${used}`}
    </Button>
  );
}
