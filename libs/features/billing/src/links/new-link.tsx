import type { Bill, NewBillLink } from '@imah/contract/billing';
import type { TimeZone } from '@imah/contract/buildings/words';
import { Button, ButtonLink, Callout, FormActions, Inline, Stack, Text, TextField } from '@imah/ui';
import { messageCircleIcon } from '@imah/ui/icons';
import { useDay, useFormat } from '@imah/app/i18n';
import { CopyButton } from '../pay/copy-button.tsx';
import { useBillTitle } from '../texts.ts';
import { useLinkTexts } from './texts.ts';

interface NewLinkProps {
  readonly bill: Bill;
  readonly link: NewBillLink;
  /** Of the building. */
  readonly zone: TimeZone;
  readonly onClose: () => void;
}

/** The address of a link that was just made: copied, or sent with a text that says what it is. */
export function NewLink({ bill, link: { address, expiresAt }, zone, onClose }: NewLinkProps) {
  const t = useLinkTexts();
  const format = useFormat();
  const day = useDay();
  const titleOf = useBillTitle();
  const { unitCode: unit, buildingName: building, outstanding, dueOn } = bill;
  const until = format.date(expiresAt, zone);
  const facts = { bill: titleOf(bill), unit, building, address, until };
  const message =
    outstanding > 0
      ? t('message.open', { ...facts, amount: format.rupiah(outstanding), due: day(dueOn) })
      : t('message.settled', facts);
  return (
    <Stack gap="lg">
      <Callout tone="warning">{t('form.made')}</Callout>
      <TextField
        label={t('form.address')}
        hint={t('until', { day: until })}
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        // The press that gave it the focus would put the caret where it was pressed.
        onClick={({ currentTarget }) => currentTarget.select()}
      />
      <Inline gap="sm">
        <CopyButton text={address} label={t('form.copy')} />
        <ButtonLink
          size="sm"
          icon={messageCircleIcon}
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('form.whatsapp')}
        </ButtonLink>
        <CopyButton text={message} label={t('form.copyMessage')} />
      </Inline>
      <Text size="sm" tone="muted">
        {message}
      </Text>
      <FormActions>
        <Button tone="primary" width="full" onClick={onClose}>
          {t('form.done')}
        </Button>
      </FormActions>
    </Stack>
  );
}
