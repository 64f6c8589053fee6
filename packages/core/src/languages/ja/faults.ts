import type { FaultText } from '../../rules/fault.ts';

/** What can be wrong with a clue. */
export const faults: Readonly<Record<FaultText, string>> = {
  'Clues need a board of at most {most} digits.': 'ヒントには数字が{most}個以下の盤が必要です。',
  '"{kind}" has {count} lists of cells; expected {least}.':
    '「{kind}」のマスのリストは{count}個です。必要なのは{least}個です。',
  '"{kind}" has {count} lists of cells; expected {least} or more.':
    '「{kind}」のマスのリストは{count}個です。必要なのは{least}個以上です。',
  '"{kind}" has {count} lists of cells; expected {least} to {most}.':
    '「{kind}」のマスのリストは{count}個です。必要なのは{least}から{most}個です。',
  '"{kind}" has {count} numbers; expected {least}.': '「{kind}」の数は{count}個です。必要なのは{least}個です。',
  '"{kind}" has {count} numbers; expected {least} or more.':
    '「{kind}」の数は{count}個です。必要なのは{least}個以上です。',
  '"{kind}" has {count} numbers; expected {least} to {most}.':
    '「{kind}」の数は{count}個です。必要なのは{least}から{most}個です。',
  '"{kind}" has {count} cells; expected {least}.': '「{kind}」は{count}マスです。必要なのは{least}マスです。',
  '"{kind}" has {count} cells; expected {least} or more.':
    '「{kind}」は{count}マスです。必要なのは{least}マス以上です。',
  '"{kind}" has {count} cells; expected {least} to {most}.':
    '「{kind}」は{count}マスです。必要なのは{least}から{most}マスです。',
  'The numbers of "{kind}" are whole, from 0 to {most}.': '「{kind}」の数は0から{most}までの整数です。',
  'A cell of "{kind}" is not on the board.': '「{kind}」のマスが盤の外にあります。',
  '"{kind}" names a cell twice.': '「{kind}」に同じマスが2度あります。',
  'Its cells are the cells of a row or a column from one end to the other.': 'マスは、行または列の端から端までです。',
  'Its cells are the cells of a diagonal from edge to edge.': 'マスは、対角線の端から端までです。',
  'Its cells are four cells around a corner.': 'マスは、角を囲む4マスです。',
  '{rule} is no kind of clues.': '{rule}というヒントの種類はありません。',
  '{rule} is no kind of clues within "{kind}".': '{rule}は「{kind}」の中に置けるヒントではありません。',
  'The digits are from {least} to {most}.': '数字は{least}から{most}までです。',
  'A look-and-say cage has its numbers by two: how many of which digit.':
    'ルックアンドセイのケージの数は2つずつです：どの数字がいくつあるか。',
  'Every second number of a look-and-say cage is a digit.': 'ルックアンドセイのケージの数は、1つおきに数字です。',
  'The bulb of an arrow has 1 to {most} different cells.': '矢印の丸は1から{most}個の異なるマスです。',
  'A marked cell lies in no box.': '印のあるマスがどのブロックにもありません。',
  'Both groups of a clone have as many cells.': 'クローンの2つのグループは同じマス数です。',
  'A cell of a clone is its own copy.': 'マスが自分自身のクローンになっています。',
  'The diagonal goes from corner to corner.': '対角線は角から角までです。',
  'A full rank is for boards whose lines hold every digit.': '順位は、どの行と列にもすべての数字が入る盤のものです。',
  'The second number of a full rank is 1 or missing.': '順位の2つ目の数は1か、なしです。',
  'A full rank is from 1 to {most}.': '順位は1から{most}までです。',
  'The number of a modular line is from 2 to {most}.': 'モジュラーラインの数は2から{most}までです。',
  'The number of a numbered room is a digit from {least} to {most}.': '番号部屋の数は{least}から{most}までの数字です。',
  'The digits of a quadruple are from {least} to {most}.': 'クアドルプルの数字は{least}から{most}までです。',
  'A renban line has at most {most} cells.': 'レンバンラインは{most}マス以下です。',
  'The groups have as many cells each.': 'どのグループも同じマス数です。',
  'A sandwich lies in a line whose cells differ.': 'サンドイッチは、マスの数字がすべて異なる行か列にあります。',
  'The number of a sum line is at least 1.': 'サムラインの数は1以上です。',
  '"{kind}" is for boards of at most {most} digits.': '「{kind}」は数字が{most}個以下の盤のものです。',
  '"{kind}" has as many partners as cells.': '「{kind}」の相手はマスと同じ個数です。',
  '"{kind}" has one cell that counts.': '「{kind}」には数えるマスが1つあります。',
  'The arms of "{kind}" begin with the same cell.': '「{kind}」の腕は同じマスから始まります。',
  '"{kind}" has {count} alternatives; expected 1 to {most}.':
    '「{kind}」の選択肢は{count}個です。必要なのは1から{most}個です。',
  'An alternative of "{kind}" has no clue.': '「{kind}」の選択肢にヒントがありません。',
  '"{kind}" has {count} cells; expected 1 to {most}.': '「{kind}」は{count}マスです。必要なのは1から{most}マスです。',
  '"{kind}" has one list of clues.': '「{kind}」のヒントのリストは1つです。',
  '"{kind}" asks where cells lie, and extra cells lie nowhere.':
    '「{kind}」はマスの位置を問いますが、追加のマスには位置がありません。',
  'An automaton has {count} numbers for each state.': 'オートマトンには、状態ごとに{count}個の数があります。',
  'An automaton of {count} states; expected at most {most}.':
    'オートマトンの状態は{count}個です。{most}個以下が必要です。',
  'The first number of a state of an automaton is 0 or 1.': 'オートマトンの状態の最初の数は0か1です。',
  'An automaton of {count} states leads to another.': '{count}個の状態のオートマトンが、ほかの状態へ進みます。',
  'A table of pairs is for at most {most} digits.': 'ペアの表は、数字が{most}個以下の盤のものです。',
  'A table of pairs has a number for each of {count} digits.': 'ペアの表には、{count}個の数字ごとに1つの数があります。',
  'The numbers of a table of pairs are from 0 to {most}.': 'ペアの表の数は0から{most}までです。',
};
