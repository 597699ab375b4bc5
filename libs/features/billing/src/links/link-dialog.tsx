import type { Bill, NewBillLink } from '@imah/contract/billing';
import type { TimeZone } from '@imah/contract/buildings/words';
import { Dialog } from '@imah/ui';
import { useState } from 'react';
import { LinkForm } from './link-form.tsx';
import { NewLink } from './new-link.tsx';
import { useLinkTexts } from './texts.ts';

interface LinkDialogProps {
  readonly bill: Bill;
  /** Of the building. */
  readonly zone: TimeZone;
  readonly onClose: () => void;
}

/** Makes a link to a bill, then shows it: the one time that it is shown. */
export function LinkDialog({ bill, zone, onClose }: LinkDialogProps) {
  const t = useLinkTexts();
  const [made, setMade] = useState<NewBillLink | null>(null);
  return (
    <Dialog open onClose={onClose} size="sm" title={t('form.title', { number: bill.number ?? '' })}>
      {made === null ? (
        <LinkForm bill={bill} zone={zone} onMade={setMade} />
      ) : (
        <NewLink bill={bill} link={made} zone={zone} onClose={onClose} />
      )}
    </Dialog>
  );
}
