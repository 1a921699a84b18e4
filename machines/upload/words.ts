import { ran, worked, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const uploadWords: MachineWords = {
  guards: {
    filesChosen: 'files were chosen',
    isBeingSent: 'it is on its way',
    isListed: 'it is one of the pictures',
  },
  actions: {
    addPictures: 'Take the prepared pictures',
    clear: 'Begin with no pictures',
    dropPicture: 'Throw the picture on this phone away',
    forgetFiles: 'Say that the files could not be prepared',
    keepArrived: 'Remember that the picture arrived',
    keepPercent: 'Remember how much of the picture has left',
    keepProblem: 'Remember why the picture did not go',
    noteChosen: 'Remember that files were chosen',
    remove: 'Take the picture away',
    takeFiles: 'Hand the chosen files over',
    takeNext: 'Go on with the picture that waits',
    tellPictures: 'Tell how the pictures stand',
  },
  services: {
    upload: ran('Sending the pictures'),
    preparePictures: worked('Preparing the pictures'),
    sendPicture: worked('Sending the picture'),
    watchProgress: ran('Following the picture'),
  },
};
