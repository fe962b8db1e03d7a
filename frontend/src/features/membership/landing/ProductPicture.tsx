import { hero } from '@/content/landing';
import dark from './pictures/problems-dark.webp';
import darkPhone from './pictures/problems-dark-phone.webp';
import darkSmall from './pictures/problems-dark-small.webp';
import light from './pictures/problems-light.webp';
import lightPhone from './pictures/problems-light-phone.webp';
import lightSmall from './pictures/problems-light-small.webp';

const themes = [
  { name: 'light', large: light, small: lightSmall, phone: lightPhone, shown: 'only-light' },
  { name: 'dark', large: dark, small: darkSmall, phone: darkPhone, shown: 'only-dark' },
];

/**
 * The problems page with the demo data, as scripts/pictures.mjs has photographed it, in the theme of the page: a reader
 * may choose against the system, so style and not `media` decides, and what is not shown is not loaded. Beside the text
 * where there is room, as the largest thing in view, so it goes before scripts; on phones and tablets below the first view,
 * which the text alone has to fill soon.
 */
export function ProductPicture() {
  return (
    <div className="max-lg:wrap max-lg:h-96 max-lg:overflow-hidden lg:absolute lg:top-32 lg:left-[max(36rem,calc(50vw-2.5rem))] lg:w-[52rem]">
      {themes.map(({ name, large, small, phone, shown }) => (
        <picture key={name} className={shown}>
          <source media="(width < 40rem)" srcSet={phone} width="780" height="1000" />
          <img
            src={large}
            srcSet={`${small} 900w, ${large} 1600w`}
            sizes="(width < 64rem) 94vw, 52rem"
            width="1600"
            height="1050"
            loading="lazy"
            fetchPriority="high"
            decoding="async"
            alt={hero.picture}
            className="h-auto w-full rounded-lg border border-band-line shadow-floating"
          />
        </picture>
      ))}
    </div>
  );
}
