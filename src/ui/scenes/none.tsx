/** Pages that stand inside others bring no picture of their own. */
export default null;
