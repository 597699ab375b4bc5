import { useRead } from '@imah/api-client/react';
import { DescriptionList, Stack } from '@imah/ui';
import { useApp } from '@imah/app/ports';
import { PictureChoice } from './picture-choice.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SectionRead } from './parts/section-read.tsx';
import { useAccountTexts } from './texts.ts';

/** Who the person is here: picture, name, telephone, and where they belong. */
export function Profile() {
  const t = useAccountTexts();
  const { person, onRightsChanged } = useApp();
  const profile = useRead('getProfile', {});
  // The same question to the server: who this is, what they may do, and what they look like.
  const changed = () => onRightsChanged('stay');
  const organizations = (person?.memberships ?? []).map(
    ({ orgName, groups }) => `${orgName} (${groups.map(({ name }) => name).join(', ')})`,
  );
  return (
    <SectionRead query={profile} rows={4}>
      {(data) => (
        <Stack gap="lg">
          <PictureChoice name={data.name} picture={data.picture} onChanged={changed} />
          <ProfileForm profile={data} onChanged={changed} />
          <DescriptionList
            items={[
              {
                term: t('profile.organizations'),
                detail: organizations.length === 0 ? t('profile.none') : organizations.join('; '),
              },
            ]}
          />
        </Stack>
      )}
    </SectionRead>
  );
}
