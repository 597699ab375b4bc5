import { useRead } from '@imah/api-client/react';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { Heading, Skeleton, Stack } from '@imah/ui';
import { useSecondFactorTexts } from './texts.ts';
import { MembersWithoutFactor } from './members-without-factor.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

/** Of whom the organisation asks a second factor, and who has none yet: for who may decide it alone. */
export function SecondFactorPart({ orgId }: { readonly orgId: string }) {
  const t = useSecondFactorTexts();
  const mayChange = useCan()('org.update', { orgId, everywhere: true }) === 'allowed';
  const rule = readState(useRead('getSecondFactorRule', { params: { orgId } }, { enabled: mayChange }));
  if (!mayChange) return null;
  return (
    <Stack gap="lg">
      <Heading level={2} size="md">
        {t('title')}
      </Heading>
      <Read of={rule} level={3} loading={<Skeleton shape="card" />} failed={t('failed')}>
        {(known) => (
          <>
            {/* What somebody else saved meanwhile is shown, not overwritten. */}
            <SecondFactorForm key={known.version} orgId={orgId} rule={known} />
            {known.audience === 'nobody' ? null : <MembersWithoutFactor orgId={orgId} />}
          </>
        )}
      </Read>
    </Stack>
  );
}
