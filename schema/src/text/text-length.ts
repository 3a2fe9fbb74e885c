/** Characters as people count them: an emoji outside the basic plane is one, not two. */
export const textLength = (text: string): number => {
  let length = 0;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    const isPair = unit >= 0xd800 && unit <= 0xdbff && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00;
    if (isPair) i += 1;
    length += 1;
  }
  return length;
};
