/** Everything that document pictures need, in one chunk. It loads with the first picture. */
export { preparePicture } from '../platform/pictures/prepare';
export { upload } from '../platform/network/upload';
export { uploadPictures } from '../state/submission/uploadPictures';
