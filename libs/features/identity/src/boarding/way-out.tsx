import { Inline, Link, Text } from '@imah/ui';
import { useApp } from '@imah/app/ports';
import { useBoardingTexts } from './texts.ts';

/** Nobody has to go on here: who is signed in, and the way out. */
export function WayOut() {
  const t = useBoardingTexts();
  const { person } = useApp();
  return (
    <Inline gap="md" justify="center">
      {person === null ? null : (
        <Text size="sm" tone="muted">
          {t('signedInAs', { email: person.email })}
        </Text>
      )}
      <Link href="/logout">{t('logout')}</Link>
    </Inline>
  );
}
