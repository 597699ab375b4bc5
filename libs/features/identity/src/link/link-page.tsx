import { Container, Heading, Stack } from '@imah/ui';
import { AccountSection } from '../account/parts/index.ts';
import { ApiTokens } from './api-tokens.tsx';
import { LinkedSignIns } from './linked-sign-ins.tsx';
import { useLinkTexts } from './texts.ts';

/** What leads to this account from outside: sign-ins of a provider, and programs. */
export function LinkPage() {
  const t = useLinkTexts();
  return (
    <Container width="prose" gutter="none">
      <Stack gap="xl">
        <Heading level={1}>{t('title')}</Heading>
        <AccountSection id="masuk" title={t('signIns.title')}>
          <LinkedSignIns />
        </AccountSection>
        <AccountSection id="token" title={t('tokens.title')}>
          <ApiTokens />
        </AccountSection>
      </Stack>
    </Container>
  );
}
