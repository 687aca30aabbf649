/** Pages in the frame of another site have no picture. */
export default null;
