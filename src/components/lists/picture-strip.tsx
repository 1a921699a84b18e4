import styles from './picture-strip.module.css';

interface PictureStripProps {
  readonly urls: readonly string[];
  readonly alt: string;
}

/** Pictures one below the other, as wide as their column at most. */
export function PictureStrip({ urls, alt }: PictureStripProps) {
  return urls.map((url) => (
    <img key={url} className={styles.picture} src={url} alt={alt} loading="lazy" />
  ));
}
