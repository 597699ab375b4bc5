import { Button, Callout } from '@imah/ui';
import { useNewTicketTexts } from './texts.ts';

/** What was begun earlier stands in the form again, and can be thrown away. */
export function ResumedCallout({ onDiscard }: { readonly onDiscard: () => void }) {
  const t = useNewTicketTexts();
  return (
    <Callout
      announce="polite"
      actions={
        <Button size="sm" onClick={onDiscard}>
          {t('discard')}
        </Button>
      }
    >
      {t('resumed')}
    </Callout>
  );
}
