import type { Metadata, Viewport } from 'next';
import { connection } from 'next/server';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { EarlyListeners } from '@/components/shell/early-listeners';
import { Toaster } from '@/components/ui/on-every-page';
import { fontVariables } from './fonts';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('app');
  return {
    title: { default: t('name'), template: `%s · ${t('name')}` },
    description: t('description'),
    formatDetection: { telephone: false, email: false, address: false },
  };
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#141c26' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // The nonce of the content security policy changes per request, so nothing can be prerendered.
  await connection();
  return (
    <html lang={await getLocale()} className={fontVariables}>
      <body className="flex min-h-dvh flex-col font-sans">
        <EarlyListeners />
        {children}
        <Toaster />
      </body>
    </html>
  );
}
