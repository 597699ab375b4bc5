import { BlankLayout, Spinner } from '@imah/ui';
import { useShellTexts } from '../texts.ts';

/**
 * Stands where the session or the dashboard's own code is not there yet. It must not hold the
 * dashboard: that would put menus and tooltips into the first load of every page.
 */
export function Waiting() {
  const t = useShellTexts();
  return (
    <BlankLayout data-part="waiting" align="center" aria-busy>
      <Spinner size="lg" label={t('waiting')} />
    </BlankLayout>
  );
}
