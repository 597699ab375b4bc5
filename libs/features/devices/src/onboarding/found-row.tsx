import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { FoundDevice } from '@imah/contract/devices';
import { Button, Checkbox, Inline, ListRow, VisuallyHidden } from '@imah/ui';
import { radioIcon } from '@imah/ui/icons';
import { anyCall, useCommand } from '@imah/app/command';
import { Age, useLocale } from '@imah/app/i18n';
import { renewedBy } from '@imah/app/read';
import { useCan } from '@imah/app/ports';
import { MakeType } from './make-type.tsx';
import { foundValues } from './found-values.ts';
import { useOnboardingTexts } from './texts.ts';

export interface FoundRowProps {
  readonly building: Building;
  readonly device: FoundDevice;
  /** Null where it is the only one. */
  readonly choice: { readonly isChosen: boolean; readonly onChange: (isChosen: boolean) => void } | null;
  readonly onAdopt: () => void;
}

/** A found device: what it is, what it says, and what becomes of it. */
export function FoundRow({ building, device, choice, onAdopt }: FoundRowProps) {
  const t = useOnboardingTexts();
  const { locale } = useLocale();
  const client = useApiClient();
  const { id, name, protocol, model, lastSeenAt } = device;
  const refuse = useCommand(anyCall(renewedBy.foundDevices(building.id)), {
    told: { sent: () => t('refused', { name }) },
  });
  const mayMakeTypes = useCan()('settings.update', { orgId: building.orgId, everywhere: true }) === 'allowed';
  const body = { state: 'refused' } as const;

  return (
    <ListRow
      {...(choice === null
        ? { icon: radioIcon }
        : {
            leading: (
              <Checkbox
                label={<VisuallyHidden>{t('choose', { name })}</VisuallyHidden>}
                checked={choice.isChosen}
                onChange={({ currentTarget }) => choice.onChange(currentTarget.checked)}
              />
            ),
          })}
      title={name}
      description={
        <>
          {[t(`protocols.${protocol}`), ...(model === null ? [] : [model])].join(' · ')}
          <br />
          {foundValues(device, t, locale)}
          {' · '}
          {t('heard')} <Age at={Date.parse(lastSeenAt)} />
        </>
      }
      trailing={
        <Inline gap="xs">
          {device.fits.length > 0 || !mayMakeTypes ? (
            <Button size="sm" tone="primary" aria-label={t('adoptNamed', { name })} onClick={onAdopt}>
              {t('adopt')}
            </Button>
          ) : (
            <MakeType orgId={building.orgId} device={device} />
          )}
          <Button
            size="sm"
            tone="ghost"
            aria-label={t('refuseNamed', { name })}
            loading={refuse.isPending}
            onClick={() =>
              void refuse.run(() =>
                client.decideFoundDevice({ params: { buildingId: building.id, foundId: id }, body }),
              )
            }
          >
            {t('refuse')}
          </Button>
        </Inline>
      }
    />
  );
}
