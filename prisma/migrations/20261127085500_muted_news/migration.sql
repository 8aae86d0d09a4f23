-- Which news of saved companies and searches a user does not want to be told of: none, to begin with.
CREATE TYPE "news_topic" AS ENUM ('DISTRESS', 'STATUS', 'PEOPLE', 'AUDIT', 'ACCOUNTS', 'CONTACT', 'CAPITAL', 'ACTIVITY', 'SEARCHES');

ALTER TABLE "users" ADD COLUMN     "muted_news" "news_topic"[] DEFAULT ARRAY[]::"news_topic"[];
