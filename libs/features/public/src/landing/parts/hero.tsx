import { ButtonLink, Container, Heading, Inline, Text } from '@imah/ui';
import { arrowRightIcon, shieldCheckIcon } from '@imah/ui/icons';
import { Icon } from '@imah/ui';
import { useLandingTexts } from '../texts.ts';
import * as styles from './hero.css.ts';
import { ProductPicture } from './product-picture.tsx';

export function Hero() {
  const t = useLandingTexts();
  return (
    <section className={styles.hero}>
      <Container>
        <div className={styles.words}>
          <span className={styles.badge}>{t('hero.badge')}</span>
          <Heading level={1} size="display" align="center">
            {t('hero.title')}
          </Heading>
          <Text size="xl" tone="muted" align="center">
            {t('hero.lead')}
          </Text>
          <Inline gap="md" justify="center">
            <ButtonLink href="/register" tone="primary" size="lg" iconEnd={arrowRightIcon}>
              {t('hero.register')}
            </ButtonLink>
            <ButtonLink href="/login" size="lg">
              {t('hero.login')}
            </ButtonLink>
          </Inline>
          <span className={styles.note}>
            <Icon icon={shieldCheckIcon} />
            <Text as="span" size="sm" tone="muted">
              {t('hero.note')}
            </Text>
          </span>
        </div>
        <ProductPicture />
      </Container>
    </section>
  );
}
