import { DescriptionList, Skeleton, Stack } from '@imah/ui';
import { useApp } from '../app/app-ports.tsx';
import { useAccountTexts } from './texts.ts';

export function Profile() {
  const t = useAccountTexts();
  const { person } = useApp();
  if (person === null) {
    return (
      <Stack gap="sm" aria-busy>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Stack>
    );
  }
  const organizations = person.memberships.map(
    ({ orgName, groups }) => `${orgName} (${groups.map(({ name }) => name).join(', ')})`,
  );
  return (
    <DescriptionList
      items={[
        { term: t('profile.name'), detail: person.name },
        { term: t('profile.email'), detail: person.email },
        {
          term: t('profile.organizations'),
          detail: organizations.length === 0 ? t('profile.none') : organizations.join('; '),
        },
      ]}
    />
  );
}
