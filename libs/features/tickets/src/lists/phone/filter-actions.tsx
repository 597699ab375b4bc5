import { Button } from '@imah/ui';
import { useTicketsTexts } from '../texts.ts';

interface FilterActionsProps {
  readonly used: number;
  /** How many tickets they leave; null while that is not known. */
  readonly count: number | null;
  readonly onClear: () => void;
  readonly onShow: () => void;
}

/** Below the filters of a phone: without them, or the tickets that they leave. */
export function FilterActions({ used, count, onClear, onShow }: FilterActionsProps) {
  const t = useTicketsTexts();
  return (
    <>
      {used === 0 ? null : (
        <Button size="lg" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      )}
      <Button tone="primary" size="lg" onClick={onShow}>
        {count === null ? t('phone.showAll') : t('phone.show', { count })}
      </Button>
    </>
  );
}
