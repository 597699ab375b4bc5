import { Icon } from '@imah/ui';
import { circleCheckIcon, dropletsIcon } from '@imah/ui/icons';
import { useLandingTexts } from '../texts.ts';
import * as styles from './picture-phone.css.ts';

/** A second screen beside the first: the same pump, a moment later. */
export function PicturePhone() {
  const t = useLandingTexts();
  return (
    <div aria-hidden className={styles.phone}>
      <span className={styles.icon}>
        <Icon icon={dropletsIcon} size="lg" />
      </span>
      <span className={styles.title}>{t('picture.phoneTitle')}</span>
      <span className={styles.state}>
        <Icon icon={circleCheckIcon} />
        {t('picture.phoneState')}
      </span>
      <span className={styles.note}>{t('picture.phoneNote')}</span>
    </div>
  );
}
