/** Hosts of mailboxes that anybody may have, and of sites where everybody's page has the same host. */
const PUBLIC = new Set(
  `gmail.com googlemail.com hotmail.com hotmail.dk hotmail.co.uk hotmail.se live.com live.dk live.se
  outlook.com outlook.dk msn.com passport.com yahoo.com yahoo.dk yahoo.co.uk ymail.com rocketmail.com
  icloud.com me.com mac.com aol.com mail.com email.com gmx.com gmx.net gmx.de web.de t-online.de
  freenet.de proton.me protonmail.com pm.me tutanota.com tuta.io fastmail.com zoho.com hey.com
  mail.ru yandex.ru yandex.com qq.com 163.com 126.com libero.it wp.pl o2.pl op.pl onet.pl interia.pl
  seznam.cz abv.bg telia.com online.no
  mail.dk email.dk mail.tele.dk post.tele.dk tele.dk post.cybercity.dk vip.cybercity.dk cybercity.dk
  tdcadsl.dk tdcspace.dk tdcmail.dk adslhome.dk privat.dk privatmail.dk jubii.dk jubiimail.dk
  jubiipost.dk ofir.dk sol.dk forum.dk stofanet.dk webspeed.dk get2net.dk worldonline.dk wanadoo.dk
  mobilixnet.dk oncable.dk esenet.dk comxnet.dk dbmail.dk youmail.dk fibermail.dk profibermail.dk
  energimail.dk fiberpost.dk altiboxmail.dk waoomail.dk bbsyd.dk sydenergi.dk nal-net.dk c.dk
  city.dk image.dk newmail.dk mail-telia.dk telia.dk teliamail.dk dlgmail.dk dlgtele.dk firma.tele.dk
  os.dk post3.tele.dk post4.tele.dk post5.tele.dk post6.tele.dk post7.tele.dk post8.tele.dk
  post9.tele.dk post10.tele.dk post11.tele.dk post12.tele.dk
  facebook.com fb.com fb.me instagram.com linkedin.com twitter.com x.com tiktok.com youtube.com
  youtu.be vimeo.com pinterest.com threads.net soundcloud.com github.com linktr.ee bit.ly goo.gl
  g.page google.com google.dk sites.google.com maps.google.com etsy.com airbnb.com airbnb.dk
  booking.com tripadvisor.com tripadvisor.dk trustpilot.com trustpilot.dk just-eat.dk wolt.com
  krak.dk degulesider.dk proff.dk dba.dk guloggratis.dk virk.dk datacvr.virk.dk`.split(/\s+/),
);

/** Prefixes under which such sites also stand: "da-dk.facebook.com". */
const VARIANT = /^(?:m|mobile|web|[a-z]{2}(?:-[a-z]{2})?)\./;

/** Whether companies with this host have nothing in common by it. */
export const isPublicHost = (host: string): boolean =>
  PUBLIC.has(host) || PUBLIC.has(host.replace(VARIANT, ''));
