import type { Contact } from '@imah/contract/buildings';
import { ButtonLink, Callout, Card, Stack, Text } from '@imah/ui';
import { phoneIcon } from '@imah/ui/icons';
import { useId } from 'react';
import type { ReadState } from '@imah/app/read';
import { ContactRows } from '@imah/features-buildings/contacts/list';
import { useNewTicketTexts } from './texts.ts';

/** Whom to call at once. What was read of the building before is there without a network; 112 always is. */
export function EmergencyHelp({ contacts }: { readonly contacts: ReadState<readonly Contact[]> }) {
  const t = useNewTicketTexts();
  const heading = useId();
  const known = contacts.kind === 'ready' ? contacts.data.filter(({ role }) => role !== 'other') : [];
  return (
    <Stack gap="md">
      <Callout
        tone="danger"
        title={t('danger.title')}
        announce="polite"
        actions={
          <ButtonLink href="tel:112" tone="danger" icon={phoneIcon}>
            {t('danger.call')}
          </ButtonLink>
        }
      >
        {t('danger.text')}
      </Callout>
      {known.length === 0 ? null : (
        <Stack gap="sm">
          <Text id={heading} weight="medium">
            {t('danger.contacts')}
          </Text>
          <Card padding="none">
            <ContactRows contacts={known} labelledBy={heading} />
          </Card>
        </Stack>
      )}
    </Stack>
  );
}
