import styles from './picture-strip.module.css';

interface PictureStripProps {
  readonly urls: readonly string[];
  readonly alt: string;
}

export function PictureStrip({ urls, alt }: PictureStripProps) {
  return urls.map((url) => (
    <img key={url} className={styles.picture} src={url} alt={alt} loading="lazy" />
  ));
}
