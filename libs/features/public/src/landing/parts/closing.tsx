import { ButtonLink, Container, Heading, Inline, Text } from '@imah/ui';
import { arrowRightIcon } from '@imah/ui/icons';
import { useLandingTexts } from '../texts.ts';
import * as styles from './closing.css.ts';

export function Closing() {
  const t = useLandingTexts();
  return (
    <section className={styles.closing}>
      <Container>
        <div className={styles.panel}>
          <Heading level={2} size="2xl">
            {t('closing.title')}
          </Heading>
          <Text size="lg" tone="muted">
            {t('closing.text')}
          </Text>
          <Inline gap="md" justify="center">
            <ButtonLink href="/register" tone="primary" size="lg" iconEnd={arrowRightIcon}>
              {t('hero.register')}
            </ButtonLink>
            <ButtonLink href="/login" size="lg">
              {t('hero.login')}
            </ButtonLink>
          </Inline>
        </div>
      </Container>
    </section>
  );
}
