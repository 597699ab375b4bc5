import type { Permission } from '@imah/contract/access';
import type { Building } from '@imah/contract/buildings';
import { Card, Heading, List, ListRow, Stack } from '@imah/ui';
import { gaugeIcon, gavelIcon, receiptTextIcon } from '@imah/ui/icons';
import { useCan } from '@imah/app/ports';
import { useBillingTexts } from '../texts.ts';

interface BillingRulesProps {
  readonly building: Pick<Building, 'orgId' | 'id'>;
}

interface Place {
  readonly key: 'bills' | 'fees' | 'readings';
  readonly icon: typeof gaugeIcon;
  readonly needs: Permission;
  readonly href: (buildingId: string) => string;
}

const places: readonly Place[] = [
  { key: 'bills', icon: receiptTextIcon, needs: 'bill.update', href: (id) => `/imah/tagihan?gedung=${id}` },
  { key: 'fees', icon: gavelIcon, needs: 'bill.view', href: (id) => `/imah/tagihan/denda?gedung=${id}` },
  { key: 'readings', icon: gaugeIcon, needs: 'meter.view', href: (id) => `/imah/building/${id}/meter` },
];

/** Where the rest of a building's billing is set up: each in its one place. */
export function BillingRules({ building: { orgId, id: buildingId } }: BillingRulesProps) {
  const t = useBillingTexts();
  const can = useCan();
  const open = places.filter(({ needs }) => can(needs, { orgId, buildingId }) === 'allowed');
  if (open.length === 0) return null;
  return (
    <Stack gap="md" as="section" aria-label={t('settings.others')}>
      <Heading level={2}>{t('settings.others')}</Heading>
      <Card padding="none">
        <List>
          {open.map(({ key, icon, href }) => (
            <ListRow
              key={key}
              icon={icon}
              href={href(buildingId)}
              title={t(`settings.${key}.title`)}
              description={t(`settings.${key}.text`)}
            />
          ))}
        </List>
      </Card>
    </Stack>
  );
}
