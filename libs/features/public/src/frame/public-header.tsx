import { Brand, ButtonLink, Container, Inline, Link } from '@imah/ui';

import { LanguageSwitch } from './language-switch.tsx';
import * as styles from './public-header.css.ts';
import { usePublicTexts } from './texts.ts';

/** Head of the pages that anybody may read. */
export function PublicHeader() {
  const t = usePublicTexts();
  return (
    <header className={styles.header}>
      <Container>
        <Inline justify="between" wrap="nowrap">
          <Link href="/" tone="muted" aria-label={t('home')}>
            <Brand />
          </Link>
          <Inline gap="sm" wrap="nowrap">
            <LanguageSwitch />
            <ButtonLink href="/login" tone="ghost">
              {t('login')}
            </ButtonLink>
            <span className={styles.roomy}>
              <ButtonLink href="/register" tone="primary">
                {t('register')}
              </ButtonLink>
            </span>
          </Inline>
        </Inline>
      </Container>
    </header>
  );
}
