import { Icon, Text } from '@imah/ui';
import {
  activityIcon,
  arrowUpDownIcon,
  bellIcon,
  buildingIcon,
  dropletsIcon,
  gaugeIcon,
  houseIcon,
  layoutDashboardIcon,
  receiptTextIcon,
  ticketIcon,
  thermometerIcon,
  triangleAlertIcon,
  zapIcon,
} from '@imah/ui/icons';
import { useLandingTexts } from '../texts.ts';
import { PicturePhone } from './picture-phone.tsx';
import { PictureRow } from './picture-row.tsx';
import { PictureTile } from './picture-tile.tsx';
import * as styles from './product-picture.css.ts';

const railIcons = [houseIcon, buildingIcon, activityIcon, ticketIcon, receiptTextIcon, layoutDashboardIcon] as const;
const power = [31, 30, 28, 27, 29, 33, 38, 41, 39, 37, 40, 44, 46, 43, 42.6] as const;
const water = [0.4, 0.3, 0.2, 0.3, 0.9, 2.1, 2.6, 1.9, 1.2, 1.1, 1.4, 1.3, 1.2, 1.6, 1.8] as const;

/** The product drawn with the product's own colours and type: it follows the theme and stays sharp at any size. */
export function ProductPicture() {
  const t = useLandingTexts();
  return (
    <figure aria-label={t('picture.label')} className={styles.picture}>
      <div aria-hidden className={styles.window}>
        <div className={styles.rail}>
          {railIcons.map((icon, index) => (
            <span key={icon.name} className={styles.railItem} data-state={index === 1 ? 'current' : 'idle'}>
              <Icon icon={icon} size="lg" />
            </span>
          ))}
        </div>
        <div className={styles.page}>
          <div className={styles.top}>
            <span>
              <Text as="div" size="lg" weight="semibold">
                {t('picture.building')}
              </Text>
              <Text as="div" size="xs" tone="muted">
                {t('picture.place')}
              </Text>
            </span>
            <span className={styles.live}>
              <span className={styles.pulse} />
              {t('picture.live')}
              <span className={styles.clock}>{t('picture.clock')}</span>
              <Icon icon={bellIcon} />
            </span>
          </div>
          <div className={styles.tiles}>
            <PictureTile icon={zapIcon} label={t('picture.power')} value={t('picture.powerValue')} points={power} />
            <PictureTile
              icon={dropletsIcon}
              label={t('picture.water')}
              value={t('picture.waterValue')}
              points={water}
            />
            <PictureTile icon={gaugeIcon} label={t('picture.devices')} value={t('picture.devicesValue')} />
          </div>
          <div className={styles.alarm}>
            <Icon icon={triangleAlertIcon} />
            <span className={styles.alarmWords}>{t('picture.alarm')}</span>
            <span className={styles.alarmAge}>{t('picture.alarmAge')}</span>
          </div>
          <div className={styles.list}>
            <div className={styles.listHead}>{t('picture.section')}</div>
            <PictureRow icon={dropletsIcon} name={t('picture.pump')} pending={t('picture.pumpState')} />
            <PictureRow icon={zapIcon} name={t('picture.meter')} value={t('picture.meterValue')} />
            <PictureRow
              icon={thermometerIcon}
              name={t('picture.temperature')}
              value={t('picture.temperatureValue')}
              tone="warning"
            />
            <PictureRow icon={arrowUpDownIcon} name={t('picture.lift')} value={t('picture.liftValue')} />
          </div>
        </div>
      </div>
      <PicturePhone />
    </figure>
  );
}
