import type { Outage } from '@imah/contract/outages';
import { Button } from '@imah/ui';
import { circleCheckIcon } from '@imah/ui/icons';
import { useOutagesTexts } from '../texts.ts';
import { useEndOutage } from '../use-end-outage.ts';

interface EndOutageProps {
  readonly outage: Outage;
  /** What a key on the page presses it by. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** One tap: people have again what they did without. It can be taken back. */
export function EndOutage({ outage, attributes }: EndOutageProps) {
  const t = useOutagesTexts();
  const { isPending, go } = useEndOutage();
  return (
    <Button
      size="sm"
      icon={circleCheckIcon}
      loading={isPending}
      aria-label={t('restoreNamed', { title: outage.title })}
      {...attributes}
      onClick={() => go(outage, 'restored')}
    >
      {t('restore')}
    </Button>
  );
}
