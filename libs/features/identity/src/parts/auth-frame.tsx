import { Brand, Heading, Icon, Inline, Link, Stack, Text } from '@imah/ui';
import { activityIcon, checkCheckIcon, shieldCheckIcon } from '@imah/ui/icons';
import type { ReactNode } from 'react';
import { LanguageSwitch, usePublicTexts } from '@imah/features-public/frame';
import * as styles from './auth-frame.css.ts';
import { useAuthTexts } from './texts.ts';

export interface AuthFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly width?: 'form' | 'wide';
  readonly children: ReactNode;
}

const points = [
  { key: 'live', icon: activityIcon },
  { key: 'control', icon: checkCheckIcon },
  { key: 'privacy', icon: shieldCheckIcon },
] as const;

/** The pages on the way in: the form on one side; on a wide screen what waits behind it on the other. */
export function AuthFrame({ title, lead, width = 'form', children }: AuthFrameProps) {
  const t = useAuthTexts();
  const tp = usePublicTexts();
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <Inline as="header" justify="between">
          <Link href="/" tone="muted" aria-label={tp('home')}>
            <Brand />
          </Link>
          <LanguageSwitch />
        </Inline>
        <div className={styles.column({ width })}>
          <Stack gap="xl">
            <Stack gap="xs">
              <Heading level={1} size="2xl">
                {title}
              </Heading>
              {lead === undefined ? null : (
                <Text as="div" tone="muted">
                  {lead}
                </Text>
              )}
            </Stack>
            {children}
          </Stack>
        </div>
        <Inline as="nav" aria-label={tp('legal')} gap="lg" justify="center">
          <Link href="/terms" tone="muted">
            {tp('terms')}
          </Link>
          <Link href="/privacy" tone="muted">
            {tp('privacy')}
          </Link>
          <Link href="/cookie" tone="muted">
            {tp('cookie')}
          </Link>
        </Inline>
      </div>
      <aside className={styles.panel}>
        <p className={styles.statement}>{t('statement')}</p>
        <ul className={styles.points}>
          {points.map(({ key, icon }) => (
            <li key={key} className={styles.point}>
              <span className={styles.pointIcon}>
                <Icon icon={icon} size="lg" />
              </span>
              {t(`points.${key}`)}
            </li>
          ))}
        </ul>
        <svg viewBox="0 0 400 120" preserveAspectRatio="none" aria-hidden className={styles.wave}>
          <path
            d="M0 96 C40 92 52 60 84 62 S132 94 160 88 196 30 232 34 272 80 300 72 344 22 400 18"
            className={styles.waveLine}
          />
          <path
            d="M0 104 C50 100 70 84 104 84 S160 104 196 98 246 70 280 72 340 62 400 50"
            className={styles.waveFaint}
          />
        </svg>
      </aside>
    </div>
  );
}
