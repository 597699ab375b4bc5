import { Brand, Container, Inline, Link, Text } from '@imah/ui';

import { LanguageSwitch } from './language-switch.tsx';
import * as styles from './public-footer.css.ts';
import { usePublicTexts } from './texts.ts';

/** Foot of the pages that anybody may read. */
export function PublicFooter() {
  const t = usePublicTexts();
  return (
    <footer className={styles.footer}>
      <Container>
        <Inline justify="between" gap="lg">
          <Inline gap="md">
            <Brand />
            <Text size="sm" tone="muted">
              {t('tagline')}
            </Text>
          </Inline>
          <Inline as="nav" aria-label={t('legal')} gap="lg">
            <Link href="/terms" tone="muted">
              {t('terms')}
            </Link>
            <Link href="/privacy" tone="muted">
              {t('privacy')}
            </Link>
            <Link href="/cookie" tone="muted">
              {t('cookie')}
            </Link>
            <LanguageSwitch />
          </Inline>
        </Inline>
      </Container>
    </footer>
  );
}
