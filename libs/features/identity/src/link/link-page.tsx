import { AccountFrame, AccountSection } from '../account/parts/index.ts';
import { ApiTokens } from './api-tokens.tsx';
import { LiveSecret } from './live-secret.tsx';
import { useLinkTexts } from './texts.ts';

/** `/imah/link`: what leads to this account from programs. */
export function LinkPage() {
  const t = useLinkTexts();
  return (
    <AccountFrame page="developer">
      <AccountSection id="token" title={t('tokens.title')}>
        <ApiTokens />
      </AccountSection>
      <AccountSection id="kanal-langsung" title={t('live.title')}>
        <LiveSecret />
      </AccountSection>
    </AccountFrame>
  );
}
