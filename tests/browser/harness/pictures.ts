/** A GPS position, which must not leave the phone. */
export const plantedPlace = 'GPSLatitude=14.5995 GPSLongitude=120.9842';

/** A PNG of 8 by 8 pixels with `plantedPlace` as its comment. */
const pictureWithPlace = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAMXRFWHRDb21tZW50AEdQU0xhdGl0dWRlPTE0LjU5OTUg' +
    'R1BTTG9uZ2l0dWRlPTEyMC45ODQyBAnocwAAAA9JREFUeJxjqMABGIaWBAAq1VoBXfwC9QAAAABJRU5ErkJggg==',
  'base64',
);

export const pickedPicture = (name: string, buffer: Buffer = pictureWithPlace) => ({
  name,
  mimeType: 'image/png',
  buffer,
});
