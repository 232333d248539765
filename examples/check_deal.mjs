// Checks whether recorded deals follow from the server's secrets and the players' shares, as described in
// docs/fair-deals.md. Usage: node examples/check_deal.mjs RECORDS.jsonl
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
const numbered = (name, list) => list.map((it) => `${name}:${it}`);
const TREASURES = numbered('treasure', [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]);
const JUNGLE = ['spider', 'snake', 'lava', 'boulder', 'ram'], DESERT = ['scorpion', 'snake', 'lava', 'boulder', 'spear'];
const RELICS = { none: [], ascending: ['relic:5'], escalating: Array(5).fill('relic') };
const GUARDIANS = 'fish lizard owl fox moth hare snail bat'.split(' '), RUNES = numbered('rune', [1, 2, 3, 4, 5, 6, 7, 8]);
const insist = (right, what) => { if (!right) throw new Error(`${what} does not match`); };
const hash = (what, hex) => createHash('sha256').update(`gemkeep.deal/1 ${what}\n`).update(hex, 'hex').digest('hex');
const hmac = (key, text) => createHmac('sha256', key).update(text).digest();
const without = (cards, gone) => gone.reduce((left, it) => left.toSpliced(left.indexOf(it), 1), cards);
const shuffled = (pieces, below, left = [...pieces]) => pieces.map(() => left.splice(below(left.length), 1)[0]);
const numbers = (key, draw, block = 0, words = []) => function below(bound) {
  if (!words.length) for (let bytes = hmac(key, `${draw} ${block++}`), at = 0; at < 32; at += 4) words.push(bytes.readUInt32BE(at));
  const word = words.shift();
  return word < 2 ** 32 - (2 ** 32 % bound) ? word % bound : below(bound);
};
function casket({ seats, deal }, dealt, below) { // Hideouts: the deal that is due
  const cells = shuffled(GUARDIANS, below), names = dealt.hideouts.filter(Boolean);
  const others = names.filter((it) => !RUNES.includes(it)), runes = 8 - others.length;
  const drawn = runes > 0 && runes < 8 && !others.some((it) => it.startsWith('lock'));
  const hideouts = shuffled((drawn ? [...others, ...shuffled(RUNES, below).slice(0, runes)] : names).sort(), below);
  const boxes = shuffled(GUARDIANS, below).map((home) => ({ home, seal: 'NESW'[below(4)] }));
  const start = below(9), first = deal.first ?? below(seats.length);
  [[cells, 'start'], [hideouts, null], [boxes, null]].forEach(([row, it]) => row.splice(start, 0, it));
  return { cells, hideouts, boxes, first };
}
function* cards({ rules, seats, moves }) { // Diamant: each round, its cards, and the deck that each was drawn from
  const hazards = (rules.edition === 'ru' ? DESERT : JUNGLE).flatMap((it) => Array(3).fill(`hazard:${it}`));
  let deck = [...TREASURES, ...hazards, ...RELICS[rules.relics]];
  for (let at = 0, round = 0; at < moves.length; round++) {
    let path = [], inside = seats.length, struck = [];
    while (at < moves.length && inside && !struck.length) {
      const card = moves[at++][2];
      yield [round, card, without(deck, path)];
      if (card.startsWith('hazard') && path.includes(card)) struck = [card];
      else inside -= moves.slice(at, (at += inside)).filter(([, , choice]) => choice === 'back').length;
      path.push(card);
    }
    const joining = rules.relics === 'ascending' ? numbered('relic', [7, 8, 10, 12].slice(round, round + 1)) : [];
    deck = [...without(deck, [...struck, ...path.filter((it) => it.startsWith('relic'))]), ...joining];
  }
}
function check(record, { commitment, secrets, shares } = record.deal) {
  secrets.forEach((it, part) => insist(hash(`secret ${record.id}`, it) === (secrets[part - 1] ?? commitment), `secret ${part + 1}`));
  const open = shares.filter(({ share }) => share !== null), lines = open.map(({ seat, share }) => `${seat} ${share}\n`).join('');
  open.forEach((it) => insist(hash(`share ${record.id}`, it.share) === it.promise, `the share of seat ${it.seat}`));
  const keys = secrets.map((it, part) => hmac(Buffer.from(it, 'hex'), `gemkeep.deal/1 deal ${record.id} ${part}\n${lines}`));
  const draws = record.game === 'hideouts' ? [[0, record.moves[0][2]]] : [...cards(record)];
  for (const [draw, [part, dealt, deck]] of draws.entries()) {
    insist(keys[part] || !record.result, `the missing secret of draw ${draw + 1}`);
    const below = numbers(keys[part] ?? '', draw), due = deck ? deck[below(deck.length)] : casket(record, dealt, below);
    insist(!keys[part] || JSON.stringify(due) === JSON.stringify(dealt), `draw ${draw + 1}`);
  }
  return `${draws.length} draws match; shares by ${open.map(({ seat }) => record.seats[seat]).join(', ') || 'nobody'}`;
}
for (const record of readFileSync(process.argv[2], 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line)))
  console.log(`${record.id}: ${record.deal ? check(record) : 'no deal to check'}`);
