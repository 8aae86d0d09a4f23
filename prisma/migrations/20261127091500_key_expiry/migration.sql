-- When a key stops working. Keys made before go on without an end.
ALTER TABLE "api_keys" ADD COLUMN     "expires_at" TIMESTAMPTZ(3);
