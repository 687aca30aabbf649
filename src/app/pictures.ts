/** All that pictures of a document need, in one file: it comes with the first that is chosen. */
export { preparePicture } from '../platform/pictures/prepare';
export { upload } from '../platform/upload';
export { sendPictures } from '../state/following/pictures';
