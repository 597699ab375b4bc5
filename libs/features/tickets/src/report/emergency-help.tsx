import type { Building, Contact, OnDuty } from '@imah/contract/buildings';
import { ButtonLink, Callout, Card, Stack, Text } from '@imah/ui';
import { phoneIcon } from '@imah/ui/icons';
import { useId } from 'react';
import type { ReadState } from '@imah/app/read';
import { ContactRows } from '@imah/features-buildings/contacts/list';
import { OnDutyRows } from '@imah/features-buildings/duty/list';
import { useNewTicketTexts } from './texts.ts';

interface EmergencyHelpProps {
  readonly building: Building;
  readonly contacts: ReadState<readonly Contact[]>;
  readonly onDuty: ReadState<readonly OnDuty[]>;
}

/**
 * Whom to call at once: 112, who is on duty now, the other numbers of the building. What was read of it before is there
 * without a network; 112 always is.
 */
export function EmergencyHelp({ building, contacts, onDuty }: EmergencyHelpProps) {
  const t = useNewTicketTexts();
  const heading = useId();
  const dutyHeading = useId();
  const people = onDuty.kind === 'ready' ? onDuty.data.filter(({ phone }) => phone !== null) : [];
  const shown = new Set(people.map(({ phone }) => phone));
  const known =
    contacts.kind === 'ready' ? contacts.data.filter(({ role, phone }) => role !== 'other' && !shown.has(phone)) : [];
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
      {people.length === 0 ? null : (
        <Stack gap="sm">
          <Text id={dutyHeading} weight="medium">
            {t('danger.onDuty')}
          </Text>
          <Card padding="none">
            <OnDutyRows people={people} building={building} labelledBy={dutyHeading} />
          </Card>
        </Stack>
      )}
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
