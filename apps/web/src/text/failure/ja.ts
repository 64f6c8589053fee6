/** The Japanese texts of a part that has stopped. */
export const ja = {
  'failure.stopped': 'Pencilmark のこの部分が止まりました。',
  'failure.kept': '内部で不具合が起きました。こちらの誤りです。ゲームや保存したものはすべて無事です。',
  'failure.again': 'もう一度試す',
  'failure.copy': '起きたことをコピー',
  'failure.what': '起きたこと',
};
