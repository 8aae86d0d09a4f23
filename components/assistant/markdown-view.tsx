import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { byPlace } from '@/lib/by-place';
import { type Align, type Block, parseMarkdown } from './markdown';
import { type Inline, plainText } from './markdown-inline';
import { ownPath } from './own-path';

const alignClass: Record<Align, string> = {
  left: 'text-left',
  right: 'text-right',
  center: 'text-center',
};

/** "2.217.498.307 DKK", but not with a remark behind it. */
const FIGURE = /^[-\d].{0,20}$/;

/**
 * Links to our own pages stay links; other links are shown as their text, followed by the address.
 */
function AnswerLink({ href, children }: { href: string; children: Inline[] }) {
  const path = ownPath(href, window.location.origin);
  const words = <Pieces pieces={children} />;
  if (path === null) {
    const isShown = /^https?:/.test(href) && plainText(children) !== href;
    return isShown ? (
      <>
        {words} ({href})
      </>
    ) : (
      words
    );
  }
  const className = 'link-within';
  // The router cannot render files and responses of the API.
  if (path.startsWith('/api/')) {
    return (
      <a href={path} className={className}>
        {words}
      </a>
    );
  }
  return (
    <Link href={path} className={className}>
      {words}
    </Link>
  );
}

function Pieces({ pieces }: { pieces: Inline[] }): ReactNode {
  return byPlace(pieces, (piece) => {
    if ('text' in piece) {
      if (piece.kind === 'text') return piece.text;
      return <code className="rounded-sm bg-raised px-1 text-ink">{piece.text}</code>;
    }
    const children = <Pieces pieces={piece.children} />;
    if (piece.kind === 'link') return <AnswerLink href={piece.href}>{piece.children}</AnswerLink>;
    if (piece.kind === 'emphasis') return <em>{children}</em>;
    return <strong className="font-semibold text-ink">{children}</strong>;
  });
}

/** Figures with their unit do not wrap: the table scrolls when it lacks room. */
const wrapOf = (cell: Inline[]) => (FIGURE.test(plainText(cell)) ? 'whitespace-nowrap' : '');

function TableView({ aligns, head, rows }: Extract<Block, { kind: 'table' }>) {
  const t = useTranslations('assistant');
  const align = (column: number) => alignClass[aligns[column] ?? 'left'];
  return (
    <ScrollRegion aria-label={t('table')} className="overflow-x-auto rounded-md border border-line">
      <table className="w-full border-collapse text-xs">
        <thead className="bg-raised text-ink">
          <tr>
            {byPlace(head, (cell, column) => (
              <th scope="col" className={`px-2 py-1 font-medium ${align(column)}`}>
                <Pieces pieces={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byPlace(rows, (row) => (
            <tr className="border-line border-t">
              {byPlace(row, (cell, column) => (
                <td className={`px-2 py-1 ${align(column)} ${wrapOf(cell)}`}>
                  <Pieces pieces={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'table') return <TableView {...block} />;
  if (block.kind === 'code') {
    return (
      <pre className="whitespace-pre-wrap break-words rounded-md bg-raised p-2">{block.text}</pre>
    );
  }
  if (block.kind === 'list') {
    const items = byPlace(block.items, (item) => (
      <li>
        <Pieces pieces={item} />
      </li>
    ));
    const shared = 'flex flex-col gap-1 pl-5';
    return block.ordered ? (
      <ol start={block.start} className={`${shared} list-decimal`}>
        {items}
      </ol>
    ) : (
      <ul className={`${shared} list-disc`}>{items}</ul>
    );
  }
  const lines = byPlace(block.lines, (line, place) => (
    <>
      {place > 0 && <br />}
      <Pieces pieces={line} />
    </>
  ));
  return <p className={block.kind === 'heading' ? 'font-semibold text-ink' : ''}>{lines}</p>;
}

/** Renders the Markdown of an answer; see markdown.ts for the supported syntax. */
export const MarkdownView = memo(function MarkdownView({ text }: { text: string }) {
  return (
    <div dir="auto" className="flex min-w-0 flex-col gap-2 break-words">
      {byPlace(parseMarkdown(text), (block) => (
        <BlockView block={block} />
      ))}
    </div>
  );
});
